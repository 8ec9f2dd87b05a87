export default import.meta.glob<string>("../../../../src/elgrande/texts/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

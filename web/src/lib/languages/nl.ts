export default import.meta.glob<string>("../../../../src/elgrande/texts/nl/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

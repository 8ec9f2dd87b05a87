export default import.meta.glob<string>("../../../../src/elgrande/texts/de/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

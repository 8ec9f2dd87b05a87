export default import.meta.glob<string>("../../../../src/elgrande/texts/es/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

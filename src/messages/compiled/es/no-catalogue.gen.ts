// Compiled by `npm run messages` from src/messages/es/no-catalogue.json; do not edit.

/** The page of a shop that has no products yet. */
export default {
  "title": "Esta tienda todavía no tiene productos",
  "shoppers": "Estamos preparando la apertura. Vuelve pronto.",
  "operators": "¿Gestionas esta tienda?",
  "import": "Importa un catálogo y la tienda abrirá en menos de un minuto:",
  "guide": "El contenido del archivo se describe en docs/catalogue.md, junto al código.",
} as const;

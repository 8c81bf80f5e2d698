import type { NoCatalogueWords } from '#src/messages/en/no-catalogue.ts';

export default {
  title: 'Esta tienda todavía no tiene productos',
  shoppers: 'Estamos preparando la apertura. Vuelve pronto.',
  operators: '¿Gestionas esta tienda?',
  import: 'Importa un catálogo y la tienda abrirá en menos de un minuto:',
  guide: 'El contenido del archivo se describe en docs/catalogue.md, junto al código.',
} satisfies NoCatalogueWords;

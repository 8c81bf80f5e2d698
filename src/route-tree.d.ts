/** The tree of all routes of the shop; without the query the built shop has those of frequent pages. */
declare module '*/routeTree.gen.ts?shop' {
  export { routeTree } from '#src/routeTree.gen.ts';
}

/** The tree of all routes, the gallery's included. */
declare module '*/routeTree.gen.ts?whole' {
  export { routeTree } from '#src/routeTree.gen.ts';
}

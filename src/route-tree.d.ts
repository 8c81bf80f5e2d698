/** The whole tree of routes, the gallery's included; without the query the built shop has the shop's alone. */
declare module '*/routeTree.gen.ts?whole' {
  export { routeTree } from '#src/routeTree.gen.ts';
}

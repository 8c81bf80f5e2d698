/** Opens the requested live inspector (src/charts/inspect); without a request, the demo guide. */
export async function openTool(asked?: string): Promise<void> {
  if (asked === undefined) await (await import('#src/flows/demo-guide/openDemoGuide.ts')).openDemoGuide();
  else await (await import('../inspect/index.ts')).inspectPage(asked);
}

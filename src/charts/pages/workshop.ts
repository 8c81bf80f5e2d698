/** Opens the live inspector as it was asked for (src/charts/inspect); without a question the demo guide. */
export async function openTool(asked?: string): Promise<void> {
  if (asked === undefined) await (await import('#src/flows/demo-guide/openDemoGuide.ts')).openDemoGuide();
  else await (await import('../inspect/index.ts')).inspectPage(asked);
}

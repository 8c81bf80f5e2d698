import type { ElkNode } from 'elkjs/lib/elk-api.js';

interface Engine {
  layout: (graph: ElkNode) => Promise<ElkNode>;
}

/** A module cannot be loaded from a disk, but a classic script can; it defines the class `ELK`. */
const loaded = (): Promise<void> =>
  new Promise((done, failed) => {
    const script = document.createElement('script');
    script.src = 'assets/elk.js';
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => failed(new Error('the layout engine is not beside this page')));
    document.head.append(script);
  });

let engine: Promise<Engine> | null = null;

/** Replaces elkjs in the static site: its 1.6 MB are loaded when something is folded. */
export default class Elk implements Engine {
  async layout(graph: ElkNode): Promise<ElkNode> {
    engine ??= loaded().then(() => new (globalThis as unknown as { ELK: new () => Engine }).ELK());
    return (await engine).layout(graph);
  }
}

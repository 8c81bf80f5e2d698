/** Drawings that the shop's process cannot draw itself: `master` throws outside of a helper process. */
export const drawings = {
  module: import.meta.url,
  version: 'odd',
  master: async (path: string): Promise<string | null> => {
    if (process.argv[2] !== 'help-the-shop') throw new Error('a master was drawn outside of a helper process');
    if (path === 'plain') return '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>';
    if (path === 'large')
      return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${'<circle r="9"/>'.repeat(50_000)}</svg>`;
    if (path === 'broken') return '<svg width="10" height="10"><broken';
    return null;
  },
};

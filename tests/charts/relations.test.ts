import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { allRelations } from '#src/charts/map/relations.ts';

describe('the relations between the charts', () => {
  it('match the code: npm run relations updates them', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/relations.ts', '--check'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }, 180_000);

  it.each([
    { from: 'storefront', to: 'session', kind: 'starts', event: '', by: 'session' },
    { from: 'storefront', to: 'cart', kind: 'hears', event: 'item.added', by: 'listenTo' },
    { from: 'storefront', to: 'toasts', kind: 'tells', event: 'toast.raised', by: 'toasts' },
    { from: 'checkout', to: 'payment-method', kind: 'starts', event: '', by: 'paymentMethod' },
    // Indirect: through requestChange, a function of another flow.
    { from: 'product', to: 'cart', kind: 'tells', event: 'change.requested', by: 'addToCart' },
    { from: 'product', to: 'session', kind: 'watches', event: '', by: 'watchShopper' },
    { from: 'product', to: 'dialogs', kind: 'tells', event: 'dialog.requested', by: 'ProductPage' },
  ])('say that $from $kind $to $event', (relation) => {
    expect(allRelations).toContainEqual(relation);
  });
});

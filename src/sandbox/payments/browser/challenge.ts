import type { ThreeDSHeightMessage } from './protocol.ts';

// Runs in the bank's page: takes the shopper to the code, again after a wrong one, and keeps letters out of it.
(() => {
  'use strict';
  const code = document.querySelector<HTMLInputElement>('#code');
  code?.focus();
  code?.addEventListener('input', () => {
    const digits = code.value.replaceAll(/\D/g, '');
    if (digits !== code.value) code.value = digits;
  });
  const { origin = '' } = document.body.dataset;
  new ResizeObserver(() => {
    const message: ThreeDSHeightMessage = {
      type: 'waymark-3ds-height',
      height: document.body.getBoundingClientRect().height,
    };
    parent.postMessage(message, origin);
  }).observe(document.body);
})();

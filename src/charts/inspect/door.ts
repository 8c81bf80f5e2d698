import { css } from '@linaria/core';
import { wordsOf } from '#src/messages/text.ts';
import { chartsText } from '#src/messages/charts.ts';
import { colour, layer, radius, shadow, space, text } from '#src/ui/theme/tokens.ts';

const door = css`
  position: fixed;
  z-index: ${layer.toast};
  inset-block-end: ${space[4]};
  inset-inline-start: ${space[4]};
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding-inline: ${space[4]};
  border-radius: ${radius.round};
  background: ${colour.ink};
  color: ${colour.paper};
  box-shadow: ${shadow.raised};
  font-size: ${text.sm};
  font-weight: 600;
  text-decoration-line: none;

  @media print {
    display: none;
  }
`;

/**
 * Adds a link at the edge of the page that opens the inspector in its own window. Returns a function that removes it.
 */
export function showDoor(): () => void {
  const t = wordsOf(chartsText, { locale: document.documentElement.lang || 'en', catalogues: {} });
  const link = document.createElement('a');
  link.className = door;
  link.href = '/charts/live';
  link.target = 'waymark-live';
  link.textContent = t('openLive');
  // Outside of the page's own root, because React controls everything in that.
  document.body.append(link);
  return () => link.remove();
}

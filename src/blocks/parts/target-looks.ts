import type { ContentTarget } from '#openapi/generated/waymark.gen.ts';
import type { ButtonLook } from '#src/ui/text/Button.tsx';

/** The buttons of the shop by the style of an editors' target; a target in the style `link` is none. */
export const targetLooks: Partial<Record<NonNullable<ContentTarget['style']>, ButtonLook['variant']>> = {
  primary: 'primary',
  secondary: 'secondary',
  outline: 'secondary',
};

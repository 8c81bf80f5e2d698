import type { ContentSpace } from '#openapi/generated/waymark.gen.ts';
import { space } from '#src/ui/theme/tokens.ts';

/** The sizes of space that editors can choose. A file without styles, because several styles read it. */
export const spaces: Record<ContentSpace, string> = {
  none: space[0],
  xs: space[3],
  sm: space[5],
  md: space[7],
  lg: space[8],
  xl: space[9],
};

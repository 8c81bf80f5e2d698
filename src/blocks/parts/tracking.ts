import type { ContentTracking } from '#openapi/generated/waymark.gen.ts';

/** How tracking names a promotion (catalogue 7): attributes of the element whose impression and press count. */
export const promotionOf = (tracking: ContentTracking | undefined) =>
  tracking && {
    'data-promotion': tracking.promotionId,
    'data-promotion-name': tracking.promotionName,
    'data-creative': tracking.creativeName,
  };

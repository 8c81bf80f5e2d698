import { fromCallback, fromPromise } from 'xstate';
import type { UserContentPorts } from '#machines/user-content/user-content.setup.ts';
import type { PictureQuery, PictureReport } from '#machines/user-content/user-content.types.ts';
import type { SocialPicture } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import { allows } from '#src/domain/consent.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { consentChanged, pageStanding } from '#src/flows/consent/index.ts';
import { addReportedPicture, reportedPictures } from './reported.ts';

/** Targeting: the company of the gallery learns which page is read (decision 071). */
const category = 'C0004';

/** The actors of shoppers' pictures: consent, the service, and the element with the id `id`, which holds them. */
export const createUserContentActors = ({ id, locale }: { id: string; locale: LocaleCode }): UserContentPorts => ({
  watchConsent: fromCallback(({ sendBack }) => {
    const tell = () => {
      const standing = pageStanding();
      // The gallery of blocks has no shoppers, who could be asked.
      const isAllowed = standing === null || allows(category, standing);
      sendBack({ type: isAllowed ? 'consent.given' : 'consent.withdrawn' });
    };
    tell();
    addEventListener(consentChanged, tell);
    return () => removeEventListener(consentChanged, tell);
  }),
  watchPlace: fromCallback(({ sendBack }) => {
    const place = document.getElementById(id);
    if (!place) throw new Error(`no element "${id}"`);
    const observer = new IntersectionObserver((entries) => {
      const isBelow = entries.some(
        ({ boundingClientRect, isIntersecting }) => !isIntersecting && boundingClientRect.top >= innerHeight,
      );
      // In the gallery of blocks nothing stands below.
      if (isBelow || pageStanding() === null) sendBack({ type: 'place.cleared' });
    });
    observer.observe(place);
    return () => observer.disconnect();
  }),
  readPictures: fromPromise<readonly SocialPicture[], PictureQuery>(
    async ({ input: { filter, productId }, signal }) => {
      const query = { locale, ...(filter ? { filter } : {}), ...(productId ? { productId } : {}) };
      const { pictures } = await unwrap(api.GET('/fapi/components/social-gallery', { params: { query }, signal }));
      const reported = reportedPictures();
      return pictures.filter((picture) => !reported.includes(picture.id));
    },
  ),
  reportPicture: fromPromise<void, PictureReport>(async ({ input: { pictureId, reason }, signal }) => {
    const { error, response } = await api.POST('/fapi/components/social-gallery/{pictureId}/reports', {
      params: { path: { pictureId } },
      body: { reason },
      signal,
    });
    if (!response.ok) throw new ApiProblem(response.status, error);
    addReportedPicture(pictureId);
  }),
});

import { css } from '@linaria/core';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { productText } from '#src/messages/product.ts';
import { useText } from '#src/messages/text.ts';
import { Accordion } from '#src/ui/layout/Disclosure.tsx';
import { Scale } from '#src/ui/text/Scale.tsx';
import { DescriptionList } from '#src/ui/text/SummaryList.tsx';
import { Heading, Prose, Text } from '#src/ui/text/Text.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';

const layout = css`
  display: grid;
  gap: ${space[6]} clamp(2rem, 6vw, 6rem);
  align-items: start;
  margin-block-start: clamp(2.5rem, 6vw, 5rem);

  @media ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

const story = css`
  display: grid;
  gap: ${space[4]};
  max-width: 36rem;
`;

const scales = css`
  display: grid;
  gap: ${space[4]};
  max-width: 28rem;
`;

function Section({
  section: { layout: shape, data },
  lang,
}: {
  section: Product['details'][number];
  lang: Product['detailsLanguage'];
}) {
  return (
    <Prose>
      {shape === 'list' ? (
        <ul lang={lang}>
          {data.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        data.map((paragraph) => (
          <p key={paragraph} lang={lang}>
            {paragraph}
          </p>
        ))
      )}
    </Prose>
  );
}

/** The details of a product: description, ratings, and the sections of the catalogue (catalogue 3, Details). */
export function Details({ product }: { product: Product }) {
  const t = useText(productText);
  const { description, details, benefitRatings, modelMeasurements, recipe, language, detailsLanguage } = product;
  const [lead, ...more] = description.split('\n\n');
  const list = (items: { label: string; value: string }[]) => (
    <DescriptionList items={items.map(({ label, value }) => ({ term: label, details: value }))} />
  );
  const items = [
    ...(recipe ? [{ id: 'recipe', title: t('recipe'), isOpen: true, content: list(recipe.parts) }] : []),
    ...details.map((section, at) => ({
      id: section.id,
      title: section.title,
      isOpen: at === 0,
      content: <Section section={section} lang={detailsLanguage} />,
    })),
    ...(modelMeasurements.length > 0 ? [{ id: 'model', title: t('model'), content: list(modelMeasurements) }] : []),
  ];
  return (
    <section className={layout} aria-label={t('about')}>
      <div className={story}>
        <Heading level={2} size="lg" lang={language}>
          {lead}
        </Heading>
        {more.map((paragraph) => (
          <Text key={paragraph} size="lg" tone="soft" lang={language}>
            {paragraph}
          </Text>
        ))}
        {benefitRatings.length > 0 && (
          <div className={scales} role="group" aria-label={t('benefits')}>
            {benefitRatings.map(({ id, label, value, max }) => (
              <Scale key={id} label={label} value={value} max={max} />
            ))}
          </div>
        )}
      </div>
      <Accordion items={items} headingLevel={3} />
    </section>
  );
}

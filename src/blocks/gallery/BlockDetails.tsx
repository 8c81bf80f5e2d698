import { css } from '@linaria/core';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';
import type { BlockEntry, BlockVariant } from './gallery.data.ts';
import { GalleryPage } from './GalleryPage.tsx';

const widths = [390, 820, 1440];

const variant = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${colour.line};

  & ul {
    display: flex;
    align-items: start;
    gap: ${space[4]};
    overflow-x: auto;
    padding-block-end: ${space[3]};
  }

  & li {
    flex: none;
    display: grid;
    gap: ${space[1]};
    font-size: ${text.sm};
  }

  & iframe {
    height: 34rem;
    border: 1px solid ${colour.lineStrong};
    border-radius: ${radius.sm};
    background: ${colour.paper};
  }

  & pre {
    max-height: 24rem;
    overflow: auto;
    padding: ${space[4]};
    background: ${colour.sunken};
    font-size: ${text.sm};
    white-space: pre-wrap;
  }
`;

const table = css`
  overflow-x: auto;

  & table {
    width: 100%;
    font-size: ${text.sm};
  }

  & :is(th, td) {
    padding: ${space[2]} ${space[4]} ${space[2]} 0;
    border-block-end: 1px solid ${colour.line};
    text-align: start;
    vertical-align: top;
  }
`;

function Shown({ type, variant: { name, block } }: { type: string; variant: BlockVariant }) {
  const address = `/blocks/${type}/${name}`;
  return (
    <section className={variant} id={name} aria-labelledby={`${name}-title`}>
      <Heading level={2} size="md" id={`${name}-title`}>
        <Link href={address}>{name}</Link>
      </Heading>
      <ul tabIndex={0} aria-label={`${name} at three widths`}>
        {widths.map((width) => (
          <li key={width}>
            <span>{width} px</span>
            <iframe src={address} title={`${name} at ${width} px`} width={width} loading="lazy" />
          </li>
        ))}
      </ul>
      <details>
        <summary>Content</summary>
        <pre tabIndex={0}>{JSON.stringify(block, null, 2)}</pre>
      </details>
    </section>
  );
}

/** A block: its fields, and its variants at the three widths of the shop. */
export function BlockDetails({ entry: { type, description, fields, variants } }: { entry: BlockEntry }) {
  return (
    <GalleryPage title={type} intro={description} isPart>
      <div className={table} tabIndex={0} role="region" aria-label="Fields">
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">What it is</th>
              <th scope="col">Values</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, description: says, isRequired, values }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {isRequired && ' (required)'}
                </th>
                <td>{says}</td>
                <td>{values.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Text size="sm" tone="soft">
        The first example once for each value of a field that changes its look, and each example with every version for
        some shoppers.
      </Text>
      {variants.map((one) => (
        <Shown key={one.name} type={type} variant={one} />
      ))}
    </GalleryPage>
  );
}

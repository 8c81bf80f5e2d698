import { camel, pascal, sentence } from '../casing.ts';
import { Edits, withLineBefore } from '../edit.ts';

const contract = 'openapi/content.yaml';
const blocks = 'src/blocks/Block.tsx';

/** Returns the new files of a block with a title and a text, by path. */
export function blockFiles(name: string, section: string): Map<string, string> {
  const P = pascal(name);
  return new Map([
    [
      `src/blocks/${P}Block.tsx`,
      `import { css } from '@linaria/core';
import type { ${P}Block as ${P} } from '#openapi/generated/waymark.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { margins } from './parts/margins.ts';
import { marginsOf } from './parts/style-attributes.ts';

const words = css\`
  display: grid;
  gap: \${space[3]};
\`;

/** A title with a text (${section}). */
export function ${P}Block({ block }: { block: ${P} }) {
  const { title, text, bottomMargins } = block;
  return (
    <div className={margins} {...marginsOf(bottomMargins)}>
      <Container>
        <div className={words}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          {text && <Text>{text}</Text>}
        </div>
      </Container>
    </div>
  );
}
`,
    ],
    [
      `tests/blocks/${name}.test.tsx`,
      `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Blocks } from '#src/blocks/Block.tsx';
import { expectAccessible } from '#tests/ui/support.tsx';

it('shows its title as a heading of the page, and its text', async () => {
  render(
    <Blocks
      blocks={[{ id: 'one', type: '${camel(name)}', title: 'A title', text: 'A text' }]}
      data={{ products: {}, articles: {}, inStock: {} }}
    />,
  );
  screen.getByRole('heading', { level: 2, name: 'A title' });
  expect(screen.getByText('A text').tagName).toBe('P');
  await expectAccessible();
});
`,
    ],
  ]);
}

/** Returns the changed files: the block's schema in the contract, and the switch that renders blocks. */
export function blockRegistrations(name: string, section: string, read: (path: string) => string): Map<string, string> {
  const [c, P] = [camel(name), pascal(name)];
  const edits = new Edits(read);
  const ref = `#/components/schemas/${P}Block`;
  const schema = `    ${P}Block:
      type: object
      description: ${sentence(name)}, a title with a text (${section}).
      required: [id, type, title]
      examples:
        - { id: example, type: ${c}, title: A title, text: A text }
      properties:
        id: { $ref: '#/components/schemas/ContentId', description: Its id on the page. }
        type: { type: string, enum: [${c}], description: Kind of block. }
        name: { type: string, maxLength: 120, description: Name for editors and tracking. }
        bottomMargins: { $ref: '#/components/schemas/ContentSpacing', description: Space below it. }
        title: { type: string, maxLength: 120, description: Heading. }
        text: { type: string, maxLength: 600, description: Plain text. }
`;
  edits.change(contract, withLineBefore(/^ {4}BasicBlock:$/gm, schema));
  edits.change(
    contract,
    withLineBefore(/^ {8}- \{ \$ref: '#\/components\/schemas\/EventBlock' \}$/gm, `        - { $ref: '${ref}' }`),
  );
  edits.change(
    contract,
    withLineBefore(/^ {10}event: '#\/components\/schemas\/EventBlock'$/gm, `          ${c}: '${ref}'`),
  );
  edits.change(blocks, withLineBefore(/^import \{ UpsellBlock \}/gm, `import { ${P}Block } from './${P}Block.tsx';`));
  edits.change(
    blocks,
    withLineBefore(/^ {4}case 'experience':$/gm, `    case '${c}':\n      return <${P}Block block={block} />;`),
  );
  return edits.changed;
}

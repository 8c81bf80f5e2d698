import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, TabPanels, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { colour, media, motion, space } from '../theme/tokens.ts';

const tabs = css`
  display: grid;
  gap: ${space[5]};

  & [role='tablist'] {
    display: flex;
    gap: ${space[5]};
    overflow-x: auto;
    scrollbar-width: none;
    border-block-end: 1px solid ${colour.line};
  }

  & [role='tab'] {
    flex: none;
    display: flex;
    align-items: center;
    min-height: 3rem;
    border-block-end: 3px solid transparent;
    color: ${colour.inkSoft};
    font-weight: 600;
    cursor: pointer;
    transition: color ${motion.fast} ${motion.easeOut};
  }

  & [role='tab'][data-hovered] {
    color: ${colour.ink};
  }

  & [role='tab'][data-selected] {
    border-color: ${colour.accent};
    color: ${colour.ink};
  }

  @media ${media.forced} {
    & [role='tab'] {
      border-color: Canvas;
    }

    & [role='tab'][data-selected] {
      border-color: Highlight;
    }
  }

  & [role='tab'][data-focus-visible] {
    outline-offset: -2px;
  }
`;

/** Several views, one visible at a time. Arrow keys select at once unless `activation` is manual (core 9). */
export function Tabs(props: {
  label: string;
  items: readonly { id: string; label: ReactNode; content: ReactNode }[];
  selected?: string;
  onSelect?: (id: string) => void;
  activation?: 'automatic' | 'manual';
  className?: string;
}) {
  const { label, items, selected, onSelect, activation = 'automatic', className } = props;
  return (
    <AriaTabs
      className={cx(tabs, className)}
      keyboardActivation={activation}
      selectedKey={selected}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {items.map((item) => (
          <TabPanel key={item.id} id={item.id}>
            {item.content}
          </TabPanel>
        ))}
      </TabPanels>
    </AriaTabs>
  );
}

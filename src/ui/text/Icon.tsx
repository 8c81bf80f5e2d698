import { css } from '@linaria/core';

const ring = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z';
const eye =
  'M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12z' +
  'M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z';

/** Paths on a 24 x 24 grid, with square ends, for a stroke of 1.6. */
const paths = {
  bag: 'M5 8h14l1 12.5H4zM9 10.5V6.5a3 3 0 0 1 6 0v4',
  heart: 'M12 20 4.3 12.2a4.7 4.7 0 0 1 6.7-6.6l1 1 1-1a4.7 4.7 0 0 1 6.7 6.6z',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.2 15.2l5.3 5.3',
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  'arrow-right': 'M3.5 12h16M13.5 6l6 6-6 6',
  'arrow-left': 'M20.5 12h-16M10.5 6l-6 6 6 6',
  check: 'M4.5 12.5l5 5L19.5 7',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  pin:
    'M12 21.3c4.5-4.7 6.5-8 6.5-11.3a6.5 6.5 0 1 0-13 0c0 3.3 2 6.6 6.5 11.3z' +
    'M14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  truck:
    'M5 16.5H2.5V6h11v10.5H9M13.5 9.5h4.3l3.7 3.8v3.2H19M15 16.5h-1.5M9 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0z' +
    'M19 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  return: 'M8 4.5 3.5 9 8 13.5M4 9h10.5a5 5 0 0 1 0 10H7',
  filter:
    'M3 8h9M17 8h4M3 16h4M12 16h9M17 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z' +
    'M12 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  sort: 'M7 4v15.5M3.5 16 7 19.5l3.5-3.5M17 20V4.5M13.5 8 17 4.5 20.5 8',
  compare: 'M4 5h6.5v14H4zM13.5 5H20v14h-6.5z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  star: 'M12 3.2l2.7 5.6 6.1.9-4.4 4.2 1.1 6.1L12 17.1 6.5 20l1.1-6.1-4.4-4.2 6.1-.9z',
  alert: 'M12 4l9.5 16.5h-19zM12 10v5M12 17v1.2',
  info: `${ring}M12 11v5.5M12 7.2v1.3`,
  success: `${ring}M7.8 12.3l3 3 5.4-6`,
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5v-3a3.5 3.5 0 0 1 7 0v3',
  card: 'M2.5 5.5h19v13h-19zM2.5 10h19M6 14.5h4',
  store:
    'M4.5 12v8.5h15V12M5 4h14l2.5 5.5a3.2 3.2 0 0 1-6.3 0 3.2 3.2 0 0 1-6.4 0 3.2 3.2 0 0 1-6.3 0z' +
    'M9.5 20.5V15h5v5.5',
  play: 'M8 5v14l11-7z',
  edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10.2 10.5v6M13.8 10.5v6',
  gift:
    'M3.5 8.5h17v4h-17zM5 12.5v8h14v-8M12 8.5v12' +
    'M12 8.5C8.5 8.5 7 7.3 7 5.7 7 3 10.5 3 12 8.5 13.5 3 17 3 17 5.7c0 1.6-1.5 2.8-5 2.8z',
  mail: 'M2.5 5.5h19v13h-19zM3 6.5l9 7 9-7',
  phone: 'M4.5 4h4.3l1.7 4.7-2.2 1.8a12 12 0 0 0 5.2 5.2l1.8-2.2 4.7 1.7v4.3C11.5 20 4 12.5 4.5 4z',
  eye,
  'eye-off': `${eye}M4 20 20 4`,
  ruler: 'M2.5 8h19v8.5h-19zM6.5 8v3M10.2 8v4.5M13.8 8v3M17.5 8v4.5',
  leaf: 'M5 18.5C4 10 9 4.5 20 4c0 11-6 16-15 14.5zM3.5 21C6 15.5 9 12 13.5 9.5',
  download: 'M12 4v11.5M7.5 11l4.5 4.5 4.5-4.5M4 20h16',
  clock: `${ring}M12 6.5V12l3.5 2.3`,
  globe: `${ring}M3 12h18M12 3c4.5 5.5 4.5 12.5 0 18M12 3c-4.5 5.5-4.5 12.5 0 18`,
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  tag: 'M3.5 3.5h8.2l8.8 9-8 8-9-8.8zM7.5 7.5h.6',
} as const;

export type IconName = keyof typeof paths | 'heart-filled';

const icon = css`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: square;

  &[data-size='sm'] {
    width: 1rem;
    height: 1rem;
  }

  &[data-size='lg'] {
    width: 1.5rem;
    height: 1.5rem;
  }

  &[data-filled] {
    fill: currentColor;
  }
`;

/** An icon of 16, 20 or 24 px. Without a `label` it is hidden from screen readers. */
export function Icon(props: { name: IconName; size?: 'sm' | 'md' | 'lg'; label?: string; className?: string }) {
  const { name, size = 'md', label, className } = props;
  const isFilled = name === 'heart-filled' || name === 'play' || name === 'star';
  const path = name === 'heart-filled' ? paths.heart : paths[name];
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ? `${icon} ${className}` : icon}
      data-size={size}
      data-filled={isFilled || undefined}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  );
}

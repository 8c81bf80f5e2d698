/** From this width on there is room for text beside a drawing: 1100 px at the default text size. */
export const beside = '(min-width: 68.75em)';
export const noRoomBeside = '(max-width: 68.74em)';

import { styled } from 'storybook/theming';

/** The panel's own parts; the manager has none of the shop's styles. */
export const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: theme.background.content,
}));

export const Group = styled.fieldset(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  fontSize: 13,
  color: theme.color.defaultText,
  legend: { float: 'left', fontWeight: 600, padding: 0 },
  label: { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 28, cursor: 'pointer' },
  input: { accentColor: theme.color.secondary },
}));

export const Slider = styled.label(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: 13,
  color: theme.color.defaultText,
  input: { accentColor: theme.color.secondary },
  output: { minWidth: 44, fontVariantNumeric: 'tabular-nums' },
}));

export const Note = styled.p(({ theme }) => ({
  padding: 16,
  margin: 0,
  fontSize: 13,
  color: theme.color.defaultText,
}));

export const Table = styled.div(({ theme }) => ({
  display: 'flex',
  gap: 24,
  padding: 16,
  overflowX: 'auto',
  background: theme.background.app,
}));

export const Cell = styled.figure(({ theme }) => ({
  margin: 0,
  figcaption: { fontSize: 12, fontWeight: 600, paddingBottom: 8, color: theme.color.defaultText },
}));

export const Shown = styled.img({ display: 'block', maxWidth: 'none' });

export const Frame = styled.iframe({ display: 'block', border: 0, background: 'white' });

/** One above the other; the picture lets the pointer through. */
export const Layers = styled.div({
  position: 'relative',
  flex: 'none',
  '& > div': { position: 'absolute', inset: 0, pointerEvents: 'none' },
});

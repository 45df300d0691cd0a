/** @jsxRuntime classic @jsx React.createElement */
import React from 'react';
import { styled } from 'storybook/theming';

const told: Record<string, string> = { new: 'new', 'not-yet-in-the-shop': 'not yet' };

const Badge = styled.span(({ theme }) => ({
  marginLeft: 6,
  padding: '0 6px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 9,
  fontSize: 11,
  lineHeight: '16px',
  color: theme.textMutedColor,
  whiteSpace: 'nowrap',
}));

type LabelProps = { name: string; type: string; tags: readonly string[] };

/** A name in the sidebar; a component that is new, or that no screen shows yet, says so. */
export function Label({ name, type, tags }: LabelProps) {
  const tag = type === 'component' ? tags.find((one) => one in told) : undefined;
  return (
    <>
      {name}
      {tag && <Badge>{told[tag]}</Badge>}
    </>
  );
}

/** @jsxRuntime classic @jsx React.createElement */
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { DesignPanel } from './design/DesignPanel.tsx';
import { mallThemes } from './mall-theme.ts';

const id = 'mall/design';
const darkSystem = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: mallThemes[darkSystem ? 'dark' : 'light'] });

addons.register(id, (api) => {
  addons.add(`${id}/panel`, {
    type: types.PANEL,
    title: 'Design',
    paramKey: 'design',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <DesignPanel /> : null),
  });
  // The workbench goes with the theme of the stories, so that nobody judges a dark screen in a white room.
  let shown: unknown;
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const { theme } = globals;
    if (theme === shown || (shown === undefined && theme === 'light')) return;
    shown = theme;
    api.setOptions({ theme: mallThemes[theme === 'dark' ? 'dark' : 'light'] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

/** @jsxRuntime classic @jsx React.createElement */
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { Beside } from './beside/Beside.tsx';
import { DesignPanel } from './design/DesignPanel.tsx';
import { mallThemes } from './mall-theme.ts';
import { announceCodes, MessagesPanel } from './service/MessagesPanel.tsx';
import { panelGuide } from './sidebar/helpful-panel.ts';
import { Label } from './sidebar/Label.tsx';

const id = 'mall/design';
const darkSystem = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: mallThemes[darkSystem ? 'dark' : 'light'],
  sidebar: { renderLabel: ({ name, type, tags }) => <Label name={name} type={type} tags={tags} /> },
});

addons.register(id, (api) => {
  addons.add(`${id}/panel`, {
    type: types.PANEL,
    title: 'Design',
    paramKey: 'design',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <DesignPanel /> : null),
  });
  addons.add('mall/messages/panel', {
    type: types.PANEL,
    title: 'Messages',
    paramKey: 'shop',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <MessagesPanel /> : null),
  });
  announceCodes(api);
  addons.add(`${id}/beside`, {
    type: types.PREVIEW,
    render: ({ storyId, children }) => <Beside storyId={storyId}>{children}</Beside>,
  });
  const guide = panelGuide();
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const story = api.getData(storyId);
    if (story?.type !== 'story') return;
    const panel = guide({ id: storyId, tags: story.tags }, api.getSelectedPanel());
    if (panel) api.setSelectedPanel(panel);
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

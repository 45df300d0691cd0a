/** @jsxRuntime classic @jsx React.createElement */
import React, { useState } from 'react';
import { addons, useChannel } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Note } from '../design/panel-parts.ts';
import { type Letter, lettersEvent } from './protocol.ts';

const Letters = styled.ul(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 13,
  color: theme.color.defaultText,
  li: { padding: '12px 16px', borderBottom: `1px solid ${theme.appBorderColor}`, whiteSpace: 'pre-line' },
  output: { display: 'block', fontSize: 22, fontWeight: 700, letterSpacing: 4, userSelect: 'all' },
}));

/** What the shop of the story has written to the shopper: text messages and mails, with their codes. */
export function MessagesPanel() {
  const [letters, setLetters] = useState<Letter[]>(() => heard);
  useChannel({ [lettersEvent]: setLetters });
  if (letters.length === 0)
    return <Note>The shop has written nothing yet. Codes for signing in are shown here.</Note>;
  return (
    <Letters>
      {letters.map(({ channel, to, subject, text, code }, place) => (
        <li key={letters.length - place}>
          {channel === 'sms' ? 'Text message' : 'Mail'} to {to}
          {code && <output>{code}</output>}
          <p>{channel === 'sms' ? text : `${subject}\n${text}`}</p>
        </li>
      ))}
    </Letters>
  );
}

let heard: Letter[] = [];

type Frame = {
  addNotification(note: {
    id: string;
    content: { headline: string; subHeadline: string };
    duration: number;
  }): void;
};

/** Shows each code for a while in the corner of the workbench, whatever panel is open. */
export function announceCodes(frame: Frame) {
  addons.getChannel().on(lettersEvent, (letters: Letter[]) => {
    heard = letters;
    const [newest] = letters;
    if (!newest?.code) return;
    frame.addNotification({
      id: `mall/code/${letters.length}`,
      content: { headline: `Code ${newest.code}`, subHeadline: `from the shop to ${newest.to}` },
      duration: 20_000,
    });
  });
}

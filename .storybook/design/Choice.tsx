/** @jsxRuntime classic @jsx React.createElement */
import React from 'react';
import { Group } from './panel-parts.ts';

type ChoiceProps = {
  name: string;
  value: string;
  choices: Record<string, string>;
  onChange: (value: string) => void;
};

/** One of a few, as radios in a row. */
export function Choice({ name, value, choices, onChange }: ChoiceProps) {
  return (
    <Group>
      <legend>{name}</legend>
      {Object.entries(choices).map(([key, label]) => (
        <label key={key}>
          <input
            type="radio"
            name={`design ${name}`}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
          />
          {label}
        </label>
      ))}
    </Group>
  );
}

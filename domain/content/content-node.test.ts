import { expect, it } from 'vitest';
import { groupFormats } from './content-node.ts';

it('a group of related things has one of the four formats of the specification', () => {
  expect(groupFormats).toEqual(['collapsible', 'expanded', 'lista', 'listin']);
});

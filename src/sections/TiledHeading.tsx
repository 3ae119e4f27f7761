import type { ComponentProps } from 'react';
import { Ornament } from '../art/Ornament';
import { PageHeading } from '../ui/PageHeading';
import { pageTile } from './page-tiles';

/** The heading of a page, beside the tile that stands for it everywhere. */
export const TiledHeading = ({ path, ...heading }: Omit<ComponentProps<typeof PageHeading>, 'picture'> & { path: string }) => (
  <PageHeading picture={<Ornament name={pageTile(path)} />} {...heading} />
);

import type { ReactNode } from 'react';
import type { Article, Content } from '../content/content';

export type PageProps = {
  content: Content;
  /** That of an article's page. */
  article?: Article;
};

/** A page of the site. */
export type Page = {
  /** None: the page for every unknown address. */
  path?: string;
  title: string;
  description: string;
  /** Its component, below src/pages, without `.tsx`. */
  view: string;
  article?: Article;
};

/** What a file of src/pages exports: one component, named as the file. */
export type View = (props: PageProps) => ReactNode;

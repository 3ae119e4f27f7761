import type { ReactNode } from 'react';
import type { Article, Content } from '../content/content';

export type PageProps = {
  content: Content;
  /** On an article's page. */
  article?: Article;
};

/** A page of the site. */
export type Page = {
  /** Missing on the page for unknown addresses. */
  path?: string;
  title: string;
  description: string;
  /** Its component's file below src/pages, without `.tsx`: the build finds the page's own CSS by it. */
  view: string;
  article?: Article;
};

/** What a file of src/pages exports: one component, named as the file. */
export type View = (props: PageProps) => ReactNode;

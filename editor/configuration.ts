import { z } from 'zod';
import { articlesFolder, contentFiles } from '../src/content/content';
import { articleSchema } from '../src/pages/article/article-schema';
import { deriveFields, inWords, markdown } from './derive-field';

const shape = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });

/** What the form shows: every content file and every field of it, from the schemas by which the site reads them. */
export const configuration = {
  load_config_file: false,
  // Paths are those below content/, the folder that the editor chooses.
  backend: { name: 'gitea', repo: 'site/content', base_url: 'http://localhost', auth_methods: ['token'] },
  app_title: 'Editor',
  show_preview_links: false,
  media_folder: 'pictures',
  media_libraries: { default: { config: { slugify_filename: true, max_file_size: 20_000_000 } }, stock_assets: false },
  slug: { encoding: 'ascii', clean_accents: true },
  editor: { preview: false },
  output: { omit_empty_optional_fields: true, encode_file_path: true },
  singletons: Object.entries(contentFiles).map(([name, { file, schema }]) => {
    const { description, ...rest } = shape(schema);
    return { name, file, label: inWords(name, description).label, fields: deriveFields(rest) };
  }),
  collections: [
    {
      name: articlesFolder,
      label: 'Artigos',
      label_singular: 'Artigo',
      folder: articlesFolder,
      // Texts name a picture without its folder.
      media_folder: '/pictures',
      public_folder: '',
      extension: 'md',
      format: 'yaml-frontmatter',
      slug: '{{title}}',
      create: true,
      reorder: { key: 'order' },
      fields: [
        ...deriveFields(shape(articleSchema)),
        { name: 'body', label: 'Texto do artigo', required: true, ...markdown, modes: ['raw', 'rich_text'], editor_components: ['image'] },
      ],
    },
  ],
};

import { contentFiles } from '../../../src/model/load-content';
import { articleWithText, asJsonSchema } from './content-schemas';
import { fieldsOf } from './fields-from-schema';
import { pageNames } from './names';

export const apiAddress = '/mesa/api';

/**
 * The editor's configuration (https://decapcms.org/docs/configuration-options/), drawn from the content's schemas.
 * The desk trades in JSON and leaves the YAML to the server, which keeps the comments.
 */
export function deskConfig(siteName: string) {
  const files = Object.entries(pageNames).map(([name, label]) => {
    const { file, schema } = contentFiles[name as keyof typeof contentFiles];
    return { name, label, file, fields: fieldsOf(asJsonSchema(schema)) };
  });
  return {
    load_config_file: false,
    backend: { name: 'proxy', proxy_url: apiAddress, branch: 'content' },
    locale: 'pt',
    app_title: siteName,
    media_folder: 'media',
    search: true,
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      {
        name: 'articles',
        label: 'Artigos',
        label_singular: 'Artigo',
        description: 'O endereço de cada artigo é /artigos/ seguido do que escrever no campo «O fim do endereço».',
        folder: 'articles',
        extension: 'md',
        format: 'json',
        create: true,
        slug: '{{fields.slug}}',
        preview_path: 'artigos/{{fields.slug}}',
        identifier_field: 'title',
        summary: '{{title}}',
        sortable_fields: ['publishedOn', 'title'],
        fields: fieldsOf(articleWithText()),
      },
      {
        name: 'pages',
        label: 'Páginas e dados do site',
        format: 'json',
        files,
      },
    ],
  };
}

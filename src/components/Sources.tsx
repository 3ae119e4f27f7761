import { longDate } from '../content/dates';
import { Accordion } from '../features/accordion/Accordion';
import { ExternalLink } from './ExternalLink';

type Props = { sources: { title: string; address?: string | undefined; consultedOn: string }[] };

/** Where the facts of a page come from, folded. */
export const Sources = ({ sources }: Props) =>
  sources.length > 0 && (
    <div>
      <Accordion
        items={[
          {
            title: sources.length === 1 ? 'Fonte' : `${sources.length} fontes`,
            content: (
              <ul>
                {sources.map(({ title, address, consultedOn }) => (
                  <li key={title}>
                    {address ? (
                      <ExternalLink href={address} kind="private">
                        {title}
                      </ExternalLink>
                    ) : (
                      title
                    )}{' '}
                    (lida em {longDate(consultedOn)})
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </div>
  );

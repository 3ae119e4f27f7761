import type { AskedPicture } from '../../markdown';
import { filesOfPicture, type Picture } from '../../model/reading/picture-files';
import styles from './Picture.module.css';

/** The column of text, which is the screen's width on a phone. */
const sizes = '(min-width: 45rem) 40rem, 92vw';

/** A picture of an article's text. It keeps its place free until it has come. */
export function ArticlePicture({ picture, alt, caption }: { picture: Picture } & AskedPicture) {
  const files = filesOfPicture(picture);
  const webp = files.filter(({ format }) => format === 'webp');
  const sourceSet = (some: typeof files) => some.map(({ address, width }) => `${address} ${width}w`).join(', ');
  return (
    <figure className={styles.picture}>
      <picture>
        <source type="image/avif" srcSet={sourceSet(files.filter(({ format }) => format === 'avif'))} sizes={sizes} />
        <img
          className={styles.photograph}
          src={webp.at(-1)?.address}
          srcSet={sourceSet(webp)}
          sizes={sizes}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption && (
        <figcaption>
          <p>{caption}</p>
        </figcaption>
      )}
    </figure>
  );
}

import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Section } from '#web/public/ui/section.tsx'
import type { TestimonialView } from './testimonial-view.server.ts'
import styles from './testimonials.module.css'

interface TestimonialsProps {
  title: string
  testimonials: readonly TestimonialView[]
}

/** Words of travellers as quotations, each with its author and its origin; nothing where there are none. */
export function Testimonials({ title, testimonials }: TestimonialsProps) {
  const t = useTexts()
  return (
    <Section items={testimonials} title={title}>
      <ul className={styles.list}>
        {testimonials.map(({ id, words, author, origin }) => (
          <li key={id}>
            <figure>
              <blockquote lang={words?.lang} cite={origin?.url ?? undefined}>
                <p>{words?.text}</p>
              </blockquote>
              <figcaption>
                {author}
                {origin && (
                  <small>
                    {origin.url ? (
                      <a href={origin.url} rel="noopener nofollow">
                        {t('testimonials.origin', { label: origin.label })}
                      </a>
                    ) : (
                      t('testimonials.origin', { label: origin.label })
                    )}
                  </small>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

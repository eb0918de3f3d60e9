import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import type { PlaceView } from './places-view.ts';
import styles from './screen.module.css';
import type { RuleView } from './view-model.ts';

interface MoneyByPlaceProps {
  readonly places: readonly PlaceView[];
  readonly rules: readonly RuleView[];
}

/** Bars with their figures beside them, so that what is drawn can also be read. */
export const MoneyByPlace = ({ places, rules }: MoneyByPlaceProps) => (
  <PlainList className={styles.places}>
    {places.map(({ name, detail, due, dueWords, bars }) => (
      <li key={name}>
        <div>
          <h3>{name}</h3>
          <p className="note">
            {detail}
            <span className="visually-hidden">. {dueWords}</span>
          </p>
        </div>
        <dl>
          {rules.map(({ letter, name: rule }, at) => (
            <div key={letter}>
              <dt>
                {letter}
                <span className="visually-hidden">: {rule}</span>
              </dt>
              <dd>
                <i style={{ '--length': bars[at]?.length, '--due': due }} />
                <span>{bars[at]?.amount}</span>
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </PlainList>
);

import { PALETAS } from '@dominio/contrato/tema/paletas';
import { escolherCor, escolherPreset, useEditor } from '../editor.ts';
import type { Controle } from '../secoes.ts';
import { CampoDeCor } from './campo-de-cor.tsx';
import classes from './controles.module.css';
import { useValor } from './valor-do-campo.ts';

type DePaleta = Extract<Controle, { tipo: 'paleta' }>;

/** Choice between the presets of a palette and a custom colour. */
export function ControleDePaleta({ controle }: { controle: DePaleta }) {
  const { caminho, rotulo, paleta } = controle;
  const modo = useEditor((editor) => editor.modo);
  const escolhido = useValor(`${caminho}.selected`);
  const propria = useValor(`${caminho}.isCustom`) === true;
  const custom = String(useValor(`${caminho}.custom`));
  return (
    <fieldset className={classes.paleta}>
      <legend>{rotulo}</legend>
      <div className={classes.opcoes}>
        {PALETAS[paleta].map((opcao) => (
          <label key={opcao.value} className={classes.opcao} title={opcao.label}>
            <input
              type="radio"
              name={`${caminho}.preset`}
              aria-label={opcao.label}
              checked={!propria && escolhido === opcao.value}
              onChange={() => escolherPreset(caminho, opcao.value)}
            />
            <span style={{ background: modo === 'dark' ? opcao.darkVar : opcao.lightVar }} />
          </label>
        ))}
        <span className={classes.propria} data-escolhida={propria || undefined}>
          <CampoDeCor
            rotulo={`${rotulo}: outra cor`}
            valor={custom}
            aoMudar={(cor) => escolherCor(caminho, cor)}
          />
          {propria ? custom : 'Outra cor'}
        </span>
      </div>
    </fieldset>
  );
}

import { useId } from 'react';
import { mudarCampo } from '../editor.ts';
import type { Controle as Definicao } from '../secoes.ts';
import { CampoDeCor } from './campo-de-cor.tsx';
import { ControleDePaleta } from './controle-de-paleta.tsx';
import { ControleDeslizante } from './controle-deslizante.tsx';
import classes from './controles.module.css';
import { useValor } from './valor-do-campo.ts';

type De<T extends Definicao['tipo']> = Extract<Definicao, { tipo: T }>;

function Chave({ controle: { rotulo, caminho } }: { controle: De<'chave'> }) {
  const ligada = useValor(caminho) === true;
  return (
    <label className={classes.linha}>
      <span>{rotulo}</span>
      <input
        type="checkbox"
        role="switch"
        checked={ligada}
        aria-checked={ligada}
        onChange={({ currentTarget }) => mudarCampo(caminho, currentTarget.checked)}
      />
    </label>
  );
}

function Cor({ controle: { rotulo, caminho } }: { controle: De<'cor'> }) {
  const valor = String(useValor(caminho));
  return (
    <div className={classes.linha}>
      <span aria-hidden>{rotulo}</span>
      <CampoDeCor rotulo={rotulo} valor={valor} aoMudar={(cor) => mudarCampo(caminho, cor)} />
    </div>
  );
}

/** Colour that a field starts with when it stops following the primary colour. */
const COR_INICIAL = '#00828d';

function CorOuPrincipal({ controle: { rotulo, caminho } }: { controle: De<'corOuPrincipal'> }) {
  const valor = useValor(caminho);
  const propria = typeof valor === 'string';
  return (
    <div className={classes.linha}>
      <span aria-hidden>{rotulo}</span>
      <label className={classes.segue}>
        <input
          type="checkbox"
          checked={!propria}
          aria-label={`${rotulo}: acompanhar a cor principal`}
          onChange={({ currentTarget }) =>
            mudarCampo(caminho, currentTarget.checked ? null : COR_INICIAL)
          }
        />
        <span aria-hidden>acompanha a principal</span>
      </label>
      {propria && (
        <CampoDeCor rotulo={rotulo} valor={valor} aoMudar={(cor) => mudarCampo(caminho, cor)} />
      )}
    </div>
  );
}

function Opcoes({ controle }: { controle: De<'opcoes'> }) {
  const { rotulo, caminho, opcoes, unidade } = controle;
  const valor = useValor(caminho);
  const id = useId();
  return (
    <div className={classes.linha}>
      <label htmlFor={id}>{rotulo}</label>
      <select
        id={id}
        className={classes.lista}
        value={String(valor)}
        onChange={({ currentTarget }) => mudarCampo(caminho, Number(currentTarget.value))}
      >
        {opcoes.map((opcao) => (
          <option key={opcao} value={opcao}>
            {opcao}
            {unidade}
          </option>
        ))}
      </select>
    </div>
  );
}

/** One control of the editor, drawn according to its type. */
export function Controle({ controle }: { controle: Definicao }) {
  switch (controle.tipo) {
    case 'paleta':
      return <ControleDePaleta controle={controle} />;
    case 'cor':
      return <Cor controle={controle} />;
    case 'corOuPrincipal':
      return <CorOuPrincipal controle={controle} />;
    case 'chave':
      return <Chave controle={controle} />;
    case 'faixa':
      return <ControleDeslizante controle={controle} />;
    case 'opcoes':
      return <Opcoes controle={controle} />;
  }
}

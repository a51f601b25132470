import { diferencas } from '@dominio/contrato/tema/diferencas';
import {
  CORES_DO_TEMA_PRONTO,
  NOME_DO_TEMA_PRONTO,
  TEMAS_PRONTOS,
  type TemaPronto,
} from '@dominio/contrato/tema/prontos';
import { IconCheck } from '@tabler/icons-react';
import { useConfiguracao } from '../../../lib/configuracao.ts';
import { trocarTemas, useEditor } from '../editor.ts';
import { Miniatura } from './miniatura.tsx';
import classes from './temas-prontos.module.css';

function Pronto({ nome }: { nome: TemaPronto }) {
  const modo = useEditor((editor) => editor.modo);
  const cores = CORES_DO_TEMA_PRONTO[nome];
  const emUso = useConfiguracao(
    ({ config }) => config !== null && Object.keys(diferencas(cores, config.theme)).length === 0,
  );
  return (
    <li>
      <button
        type="button"
        className={classes.pronto}
        aria-pressed={emUso}
        onClick={() => trocarTemas(cores, 'pronto')}
      >
        <Miniatura tema={cores[modo]} modo={modo} />
        <span className={classes.nome}>
          {NOME_DO_TEMA_PRONTO[nome]}
          {emUso && <IconCheck size={16} stroke={2} aria-hidden />}
        </span>
      </button>
    </li>
  );
}

/** The themes that the product brings, each drawn small: a click gives its colours in both modes. */
export function TemasProntos() {
  return (
    <section className={classes.temas} aria-labelledby="temas-prontos">
      <h2 id="temas-prontos">Temas prontos</h2>
      <ul className={classes.prontos}>
        {TEMAS_PRONTOS.map((nome) => (
          <Pronto key={nome} nome={nome} />
        ))}
      </ul>
    </section>
  );
}

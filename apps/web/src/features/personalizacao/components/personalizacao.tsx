import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CamposDoQuadro } from '../../../components/formulario/campos-do-quadro.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import {
  definirPrevia,
  mudarConfiguracao,
  reler,
  useConfiguracao,
} from '../../../lib/configuracao.ts';
import { naPrimeiraEspera } from '../../../lib/primeira-espera.ts';
import { abrirEditor, avancar, editarModo, useEditor, voltar } from '../editor.ts';
import { useManterResolvido, useResolvido } from '../resolvido.ts';
import { SECOES } from '../secoes.ts';
import { temasDoEscritorio } from '../temas.queries.ts';
import { Amostra } from './amostra.tsx';
import { BarraDeAcoes } from './barra-de-acoes.tsx';
import { Passos } from './passos.tsx';
import classes from './personalizacao.module.css';
import { Secao } from './secao.tsx';
import { TemasDoEscritorio } from './temas-do-escritorio.tsx';
import { TemasProntos } from './temas-prontos.tsx';

const ESCREVE =
  'textarea, [contenteditable], input:not([type="range"], [type="radio"], [type="checkbox"], [type="color"], [type="file"])';

/**
 * Ctrl+Z and Ctrl+Shift+Z undo and redo the theme, except in a text field, where they are the
 * browser's.
 */
function useTeclas(): void {
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent) => {
      if (!(evento.ctrlKey || evento.metaKey) || evento.altKey) return;
      if (evento.key.toLowerCase() !== 'z') return;
      if (evento.target instanceof Element && evento.target.closest(ESCREVE)) return;
      evento.preventDefault();
      if (evento.shiftKey) avancar();
      else voltar();
    };
    document.addEventListener('keydown', ouvir);
    return () => document.removeEventListener('keydown', ouvir);
  }, []);
}

const GRAVACAO = {
  salva: 'Tudo salvo.',
  pendente: 'Salvando...',
  erro: 'Não salvo. Será salvo com a próxima mudança.',
} as const;

function Estado() {
  const gravacao = useConfiguracao((estado) => estado.gravacao);
  return (
    <span className={classes.estado} role="status">
      {GRAVACAO[gravacao]}
    </span>
  );
}

function EscolhaDoModo() {
  const modo = useEditor((editor) => editor.modo);
  return (
    <fieldset className={classes.modos}>
      <legend>Modo editado</legend>
      {(['dark', 'light'] as const).map((um) => (
        <label key={um}>
          <input
            type="radio"
            name="modo-editado"
            checked={modo === um}
            onChange={() => editarModo(um)}
          />
          {um === 'dark' ? 'Escuro' : 'Claro'}
        </label>
      ))}
    </fieldset>
  );
}

/** Button that stops the moving background; the person's menu has it too (WCAG 2.2.2). */
function Movimento() {
  const animado = useConfiguracao(({ config }) => config?.layout.fluid_background.animate ?? true);
  return (
    <label className={classes.movimento}>
      <input
        type="checkbox"
        role="switch"
        checked={animado}
        aria-checked={animado}
        onChange={({ currentTarget }) =>
          mudarConfiguracao({ layout: { fluid_background: { animate: currentTarget.checked } } })
        }
      />
      Fundo em movimento
    </label>
  );
}

function Previa() {
  const previa = useConfiguracao((estado) => estado.previa);
  if (!previa) return null;
  return (
    <div className={classes.previa} role="status">
      Você está vendo uma prévia das cores principal e dos cartões.
      <Button variant="default" onClick={() => definirPrevia(null)}>
        Encerrar prévia
      </Button>
    </div>
  );
}

/** The editor of the person's theme: eight sections, each change shown at once (part 1 §2.6). */
export function Personalizacao() {
  const conhecida = useConfiguracao(({ config }) => config !== null);
  const resolvido = useResolvido(({ tema }) => tema !== null);
  const temas = useQuery(temasDoEscritorio());
  useEffect(abrirEditor, []);
  useManterResolvido();
  useTeclas();
  const soLeitura = useSoLeitura() !== null;
  if (!conhecida) {
    return <ErroDaRegiao oQue="as suas configurações" aoTentar={() => void reler()} />;
  }
  // Nothing is drawn until the sample and the firm's themes can be: added later, they would push
  // down what is below them.
  if (!resolvido || naPrimeiraEspera(temas)) return null;
  return (
    <>
      <div className={classes.prontos}>
        {!soLeitura && <TemasProntos />}
        <TemasDoEscritorio />
        <BarraDeAcoes />
      </div>
      <Previa />
      <div className={classes.colunas}>
        <div className={classes.editor}>
          <div className={classes.cabeca}>
            <EscolhaDoModo />
            {!soLeitura && (
              <>
                <Passos />
                <Movimento />
                <Estado />
              </>
            )}
          </div>
          <CamposDoQuadro>
            {SECOES.map((secao) => (
              <Secao key={secao.id} secao={secao} />
            ))}
          </CamposDoQuadro>
        </div>
        <div className={classes.lado}>
          <Amostra />
        </div>
      </div>
    </>
  );
}

import { Button } from '@mantine/core';
import { IconLayoutDashboard } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EstadoVazio } from '../../../../components/ui/estado-vazio.tsx';
import type { BlocoDoCatalogo } from '../catalogo.ts';
import grade from '../painel.module.css';
import { usePainel } from '../painel-da-pessoa.ts';
import { useColunaUnica } from '../use-coluna-unica.ts';
import { agir, removerBloco, restaurarPadrao, useEdicao } from './acoes.ts';
import { BlocoEmEdicao } from './bloco-em-edicao.tsx';
import classes from './edicao.module.css';
import { EscolhaDeBlocos } from './escolha-de-blocos.tsx';
import { OrdemDosBlocos } from './ordem-dos-blocos.tsx';

const ADICIONAR = 'adicionar-blocos';

interface PropsDaBarra {
  /** Opens with the dialog to choose blocks. */
  comCatalogo: boolean;
  aoConcluir: () => void;
}

/** The tools of the edit mode: beside the title, and at the bottom of phones. */
export function BarraDeEdicao({ comCatalogo, aoConcluir }: PropsDaBarra) {
  const [escolhendo, setEscolhendo] = useState(comCatalogo);
  const primeiro = useRef<HTMLButtonElement>(null);
  useEffect(() => primeiro.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.barra} role="toolbar" aria-label="Personalizar painel" data-no-pe>
      <Button
        ref={primeiro}
        id={ADICIONAR}
        variant="default"
        aria-label="Adicionar blocos"
        onClick={() => setEscolhendo(true)}
      >
        Adicionar<span className={classes.resto}>&nbsp;blocos</span>
      </Button>
      <Button variant="default" aria-label="Restaurar padrão" onClick={restaurarPadrao}>
        Restaurar<span className={classes.resto}>&nbsp;padrão</span>
      </Button>
      <Button onClick={aoConcluir}>Concluir</Button>
      {escolhendo && <EscolhaDeBlocos aoFechar={() => setEscolhendo(false)} />}
    </div>
  );
}

/** Removes a block; the focus goes to the one after it. */
function removerComFoco(bloco: BlocoDoCatalogo): void {
  const linhas = [...document.querySelectorAll('[data-bloco]')];
  const indice = linhas.findIndex((linha) => linha.getAttribute('data-bloco') === bloco.id);
  const proxima = linhas[indice + 1] ?? linhas[indice - 1];
  flushSync(() => removerBloco(bloco));
  const alvo = proxima?.querySelector<HTMLElement>('button') ?? document.getElementById(ADICIONAR);
  alvo?.focus();
}

/** The panel while it is arranged. */
export function PainelEmEdicao() {
  const { painel, blocos } = usePainel();
  const { pego, fala } = useEdicao();
  const coluna = useColunaUnica();
  const instrucoes = useId();
  // Nodes that change places lose the focus, so they keep the order they began with and only their
  // cells change.
  const [inicial] = useState(() => painel.lugares.map(({ id }) => id));
  const ordem = [
    ...inicial.filter((id) => painel.ordem.includes(id)),
    ...painel.ordem.filter((id) => !inicial.includes(id)),
  ];
  useEffect(() => () => agir({ tipo: 'soltar' }), []);

  const blocoDe = (id: string) => blocos.find((bloco) => bloco.id === id);
  return (
    <div className={classes.area}>
      <p id={instrucoes} hidden>
        Pressione Espaço para pegar o bloco, mova com as setas e solte com Espaço. Esc desiste.
      </p>
      <p role="status" className={classes.fala}>
        {fala}
      </p>
      {painel.ordem.length === 0 && (
        <EstadoVazio icone={IconLayoutDashboard}>
          Seu painel está vazio. Escolha o que mostrar em{' '}
          {coluna ? 'Adicionar' : 'Adicionar blocos'}.
        </EstadoVazio>
      )}
      {coluna ? (
        <OrdemDosBlocos
          blocos={painel.ordem.map(blocoDe).filter((bloco) => bloco !== undefined)}
          aoRemover={removerComFoco}
        />
      ) : (
        <div className={grade.grade} data-grade>
          {ordem.map((id) => {
            const bloco = blocoDe(id);
            const lugar = painel.lugares.find((um) => um.id === id);
            return (
              bloco &&
              lugar && (
                <BlocoEmEdicao
                  key={id}
                  bloco={bloco}
                  lugar={lugar}
                  previsto={pego?.lugares.find((um) => um.id === id) ?? lugar}
                  pego={pego}
                  instrucoes={instrucoes}
                  aoRemover={() => removerComFoco(bloco)}
                />
              )
            );
          })}
        </div>
      )}
    </div>
  );
}

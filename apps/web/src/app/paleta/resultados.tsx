import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { SO_FALADO } from '../../components/ui/so-falado.ts';
import { contar } from '../../lib/formato.ts';
import { useSessao } from '../../lib/sessao.ts';
import { lembrarRecente } from './recentes.ts';
import classes from './resultados.module.css';
import type { ControleDaLista, Item, Passo } from './tipos.ts';
import { useGrupos } from './use-grupos.ts';

interface Props {
  ref: Ref<ControleDaLista>;
  id: string;
  termo: string;
  /** Called with the id of the marked option's element, or null. */
  aoMarcar: (idDaOpcao: string | null) => void;
  aoEscolher: (item: Item) => void;
}

/** Where a step leads among so many, going round at the ends. */
function depoisDe(indice: number, passo: Passo, quantos: number): number {
  if (passo === 'primeiro') return 0;
  if (passo === 'ultimo') return quantos - 1;
  return (indice + (passo === 'proximo' ? 1 : -1) + quantos) % quantos;
}

/** What the search finds, in groups; the first is marked until another is. */
export default function Resultados({ ref, id, termo, aoMarcar, aoEscolher }: Props) {
  const usuarioId = useSessao((sessao) => sessao.usuario?.id);
  const { grupos, buscando, falhou, nada } = useGrupos(termo.trim());
  const itens = grupos.flatMap((grupo) => grupo.itens);
  // The mark belongs to the term it was set for: for another term the first result is marked again.
  const [marca, definirMarca] = useState({ termo, id: '' });
  const marcado = Math.max(
    0,
    itens.findIndex((item) => marca.termo === termo && item.id === marca.id),
  );
  const opcaoDe = (item: Item) => `${id}-${item.id}`;
  const atual = itens[marcado];
  const idAtual = atual ? opcaoDe(atual) : null;

  const escolher = (item: Item) => {
    if (usuarioId !== undefined && !nada) lembrarRecente(usuarioId, item.id);
    aoEscolher(item);
  };
  useImperativeHandle(ref, () => ({
    mover: (passo) => {
      const proximo = itens[depoisDe(marcado, passo, itens.length)];
      if (proximo) definirMarca({ termo, id: proximo.id });
    },
    escolher: () => {
      if (atual) escolher(atual);
      return atual !== undefined;
    },
  }));
  useEffect(() => {
    aoMarcar(idAtual);
    if (idAtual) document.getElementById(idAtual)?.scrollIntoView({ block: 'nearest' });
    return () => aoMarcar(null);
  }, [idAtual, aoMarcar]);

  const estado =
    (falhou && 'Não foi possível buscar clientes, pessoas e agendamentos.') ||
    (buscando && 'Buscando…') ||
    nada ||
    contar(itens.length, 'resultado', 'resultados');
  // Shown as text where there is no list; with a list it is only for screen readers.
  const mostrado = falhou || itens.length === 0;
  return (
    <>
      <div id={id} role="listbox" aria-label="Resultados da busca" className={classes.lista}>
        {grupos.map(({ titulo, itens: doGrupo }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
          <div key={titulo} role="group" aria-label={titulo}>
            <p aria-hidden className={classes.titulo}>
              {titulo}
            </p>
            {doGrupo.map((item) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
              <div
                key={item.id}
                id={opcaoDe(item)}
                role="option"
                tabIndex={-1}
                aria-selected={item === atual}
                className={classes.opcao}
                // Keeps the focus in the field.
                onPointerDown={(evento) => evento.preventDefault()}
                onPointerMove={() => item !== atual && definirMarca({ termo, id: item.id })}
                onClick={() => escolher(item)}
              >
                <item.Icone size={18} stroke={1.7} aria-hidden />
                <span className={classes.textos}>
                  <span className={classes.rotulo}>{item.rotulo}</span>
                  {item.detalhe && <span className={classes.detalhe}>{item.detalhe}</span>}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={mostrado ? classes.estado : SO_FALADO}>
        {estado}
      </p>
    </>
  );
}

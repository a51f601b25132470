import { useEffect, useRef, useState } from 'react';
import type { Notificacao } from '../notificacoes.rules.ts';

const chaveDe = ({ id, criado_em }: Notificacao) => `${id}:${criado_em}`;

/**
 * Holds back what arrives above a list while its reader has scrolled down, so that nothing that is
 * read moves. What is held back shows once the top is in sight again.
 *
 * @param marca goes into an element above the list.
 */
export function useNovasAcima(itens: readonly Notificacao[]) {
  const marca = useRef<HTMLDivElement>(null);
  const [noTopo, setNoTopo] = useState(true);
  const [primeira, setPrimeira] = useState<string>();
  const atual = itens[0] && chaveDe(itens[0]);
  const ultima = useRef(atual);
  useEffect(() => {
    ultima.current = atual;
  });
  useEffect(() => {
    const alvo = marca.current;
    if (!alvo) return;
    const vigia = new IntersectionObserver((vistas) => {
      // A busy browser tells of several frames at once: the last is how it stands.
      const visto = vistas.at(-1);
      if (!visto) return;
      setNoTopo(visto.isIntersecting);
      // What is at the top as it leaves the sight is what stays there.
      setPrimeira(visto.isIntersecting ? undefined : ultima.current);
    });
    vigia.observe(alvo);
    return () => vigia.disconnect();
  }, []);
  // Where what was at the top is gone, or has moved up itself, nothing can be told apart.
  const antes = noTopo || !primeira ? -1 : itens.findIndex((item) => chaveDe(item) === primeira);
  const novas = Math.max(0, antes);
  return {
    marca,
    novas,
    aVista: novas === 0 ? itens : itens.slice(novas),
    mostrar: () => {
      setPrimeira(undefined);
      marca.current?.scrollIntoView({ block: 'end' });
    },
  };
}

import { useRef } from 'react';
import type { OpcaoDaLista, PropsDoCampo } from '../components/campos/campo-com-lista.tsx';
import { CampoDeEscolha } from './campo-de-escolha.tsx';
import classes from './campo-de-varios.module.css';
import { Escolhidos } from './escolhidos.tsx';

interface Props extends PropsDoCampo {
  opcoes: readonly OpcaoDaLista[];
  /** In the order in which they were chosen. */
  value: readonly string[];
  onChange: (valores: string[]) => void;
  /** Said when nothing is found. */
  vazio?: string;
}

/**
 * Chooses several of a list that is here as a whole, one after the other: type to find, Enter to
 * take. Those that are chosen stand below, each with a button that takes it out.
 */
export function CampoDeVarios({ opcoes, value, onChange, ...campo }: Props) {
  const lugar = useRef<HTMLDivElement>(null);
  const escolhidos = new Set(value);
  const porValor = new Map(opcoes.map((opcao) => [opcao.valor, opcao]));
  return (
    <div ref={lugar} className={classes.campo}>
      <CampoDeEscolha
        {...campo}
        opcoes={opcoes.filter(({ valor }) => !escolhidos.has(valor))}
        value={null}
        // With the last one taken, nothing is left to be listed.
        varias={value.length + 1 < opcoes.length}
        onChange={(valor) => valor !== null && onChange([...value, valor])}
      />
      <Escolhidos
        label={campo.label}
        lugar={lugar}
        escolhidos={value.map((valor) => ({ valor, rotulo: porValor.get(valor)?.rotulo ?? valor }))}
        aoTirar={(valor) => onChange(value.filter((outro) => outro !== valor))}
      />
    </div>
  );
}

import { useState } from 'react';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import type { Sobre } from '../acesso.queries.ts';
import classes from './acesso.module.css';
import { PorQueVe } from './por-que-ve.tsx';

interface Opcao {
  readonly valor: string;
  readonly nome: string;
}

interface Props {
  pessoa: { readonly id: number; readonly nome: string };
  /** The question: 'Por que vê este cliente?'. */
  pergunta: string;
  /** What is chosen, with its article: 'um cliente'. */
  oQue: string;
  opcoes: readonly Opcao[];
  sobre: (valor: string) => Sobre;
}

/**
 * In a person's record: chooses a permission or client and explains why the person has it or not.
 */
export function ExplicarPessoa({ pessoa, pergunta, oQue, opcoes, sobre }: Props) {
  const [valor, setValor] = useState<string | null>(null);
  const escolhida = opcoes.find((opcao) => opcao.valor === valor);
  return (
    <div className={classes.explicador}>
      <CampoDeEscolha
        label={pergunta}
        placeholder={`Escolha ${oQue}`}
        opcoes={opcoes.map((opcao) => ({ valor: opcao.valor, rotulo: opcao.nome }))}
        value={valor}
        onChange={setValor}
      />
      {escolhida && (
        <PorQueVe
          key={escolhida.valor}
          pessoa={pessoa}
          sobre={sobre(escolhida.valor)}
          oQue={escolhida.nome}
        />
      )}
    </div>
  );
}

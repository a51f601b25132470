import { Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { usePode } from '../../../lib/permissoes.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import type { Sobre } from '../acesso.queries.ts';
import { usuariosOptions } from '../usuarios.queries.ts';
import classes from './acesso.module.css';
import { PorQueVe } from './por-que-ve.tsx';
import { QuemVe } from './quem-ve.tsx';

interface Pessoa {
  readonly id: number;
  readonly nome: string;
}

const VOCE = 'você';
const POR_BUSCA = 20;

/** Somebody else to ask about, found by name; none: oneself. */
function EscolhaDePessoa({ aoEscolher }: { aoEscolher: (pessoa: Pessoa | null) => void }) {
  const [termo, setTermo] = useState('');
  const [escolhida, setEscolhida] = useState<Pessoa | null>(null);
  const termoDaBusca = termo === escolhida?.nome ? '' : termo.trim();
  const { data } = useQuery(
    usuariosOptions({ limit: POR_BUSCA, ...(termoDaBusca && { termo: termoDaBusca }) }),
  );
  const achadas = data?.usuarios ?? [];
  const todas =
    escolhida && !achadas.some(({ id }) => id === escolhida.id) ? [escolhida, ...achadas] : achadas;
  return (
    <Select
      label="E outra pessoa?"
      placeholder="Digite o nome"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Limpar a pessoa' }}
      nothingFoundMessage="Ninguém encontrado."
      data={todas.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      // The server searches, without accents.
      filter={({ options }) => options}
      searchValue={termo}
      onSearchChange={setTermo}
      value={escolhida ? String(escolhida.id) : null}
      onChange={(valor) => {
        const nova = todas.find(({ id }) => String(id) === valor) ?? null;
        setEscolhida(nova);
        aoEscolher(nova);
      }}
    />
  );
}

interface Props {
  sobre: Sobre;
  /** What the permission, the page or the client is called. */
  oQue: string;
  aoFechar: () => void;
}

/** Why oneself sees something; and, for who may read users, why anybody does, and everybody who does. */
export default function ExplicacaoDoAcesso({ sobre, oQue, aoFechar }: Props) {
  const usuario = useSessao((sessao) => sessao.usuario);
  const lePessoas = usePode('usuarios:visualizar');
  const [outra, setOutra] = useState<Pessoa | null>(null);
  const [todos, setTodos] = useState(false);
  if (!usuario) return null;
  const pessoa = outra ?? { id: usuario.id, nome: VOCE };
  return (
    <Dialogo titulo={`Acesso: ${oQue}`} aoFechar={aoFechar}>
      <div className={classes.dialogo}>
        <PorQueVe key={pessoa.id} pessoa={pessoa} sobre={sobre} oQue={oQue} />
        {lePessoas && (
          <>
            <EscolhaDePessoa aoEscolher={setOutra} />
            <details open={todos} onToggle={(evento) => setTodos(evento.currentTarget.open)}>
              <summary tabIndex={0}>Todas as pessoas com este acesso</summary>
              {todos && <QuemVe sobre={sobre} />}
            </details>
          </>
        )}
      </div>
    </Dialogo>
  );
}

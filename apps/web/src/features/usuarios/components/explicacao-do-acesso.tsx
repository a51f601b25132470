import { useState } from 'react';
import { type Achado, CampoProcurado } from '../../../components/campos/campo-procurado.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { usePode } from '../../../lib/permissoes.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import type { Sobre } from '../acesso.queries.ts';
import { pessoasOptions } from '../usuarios.queries.ts';
import classes from './acesso.module.css';
import { PorQueVe } from './por-que-ve.tsx';
import { QuemVe } from './quem-ve.tsx';

const VOCE = 'você';

interface Props {
  sobre: Sobre;
  /** Name of the permission, page or client. */
  oQue: string;
  aoFechar: () => void;
}

/**
 * Dialog that explains why the person sees something; for somebody who may read users, also why
 * another person does, and who all does.
 */
export default function ExplicacaoDoAcesso({ sobre, oQue, aoFechar }: Props) {
  const usuario = useSessao((sessao) => sessao.usuario);
  const lePessoas = usePode('usuarios:visualizar');
  const [outra, setOutra] = useState<Achado | null>(null);
  const [todos, setTodos] = useState(false);
  if (!usuario) return null;
  const pessoa = outra ?? { id: usuario.id, nome: VOCE };
  return (
    <Dialogo titulo={`Acesso: ${oQue}`} aoFechar={aoFechar}>
      <div className={classes.dialogo}>
        <PorQueVe key={pessoa.id} pessoa={pessoa} sobre={sobre} oQue={oQue} />
        {lePessoas && (
          <>
            <CampoProcurado
              label="E outra pessoa?"
              value={outra}
              onChange={setOutra}
              procurar={pessoasOptions}
              vazio="Ninguém encontrado."
            />
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

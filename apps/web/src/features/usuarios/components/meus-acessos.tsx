import type { ClienteEfetivo, PermissaoEfetiva } from '@dominio/contrato/usuarios-acesso';
import { Button, TextInput } from '@mantine/core';
import { IconBuilding, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Secao } from '../../../components/painel/secao.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { contar } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { clientesEfetivosOptions, permissoesEfetivasOptions } from '../acesso.queries.ts';
import { origensEmLinha } from '../acesso.textos.ts';
import {
  ALCANCE_EM_PALAVRAS,
  areasPermitidas,
  clientesAchados,
  razaoDeTodas,
} from '../meus-acessos.ts';
import classes from './meus-acessos.module.css';
import { PedidosDeAcesso } from './pedidos-de-acesso.tsx';

/** Above this many clients there is a search. */
const SEM_BUSCA = 8;
const POR_VEZ = 60;

interface DaBusca {
  rotulo: string;
  termo: string;
  achados: number;
  aoBuscar: (termo: string) => void;
}

function Busca({ rotulo, termo, achados, aoBuscar }: DaBusca) {
  return (
    <>
      <TextInput
        type="search"
        label={rotulo}
        className={classes.busca}
        autoComplete="off"
        value={termo}
        onChange={(evento) => aoBuscar(evento.currentTarget.value)}
      />
      <p className={frases.dica} role="status">
        {termo.trim() !== '' && achados === 0 && `Nada encontrado para “${termo.trim()}”.`}
      </p>
    </>
  );
}

function Permissoes({ permissoes }: { permissoes: readonly PermissaoEfetiva[] }) {
  const [termo, setTermo] = useState('');
  const areas = areasPermitidas(permissoes, termo);
  const razao = razaoDeTodas(permissoes);
  if (permissoes.length === 0) {
    return (
      <EstadoVazio icone={IconLock}>
        Você ainda não tem nenhuma permissão. Peça abaixo o que precisa.
      </EstadoVazio>
    );
  }
  return (
    <>
      {razao && <p className={frases.dica}>{razao}.</p>}
      <Busca rotulo="Buscar permissões" termo={termo} achados={areas.length} aoBuscar={setTermo} />
      <div className={classes.areas}>
        {areas.map(({ modulo, nome, razoes }) => (
          <div key={modulo}>
            <h3>{nome}</h3>
            <ul className={classes.razoes}>
              {razoes.map(({ acoes, porque }) => (
                <li key={porque}>
                  <p>{acoes}</p>
                  {razao === null && <p className={classes.porque}>{porque}</p>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

function Clientes({ clientes, vazio }: { clientes: readonly ClienteEfetivo[]; vazio: ReactNode }) {
  const [termo, setTermo] = useState('');
  const [mostrados, setMostrados] = useState(POR_VEZ);
  const achados = clientesAchados(clientes, termo);
  if (clientes.length === 0) return vazio;
  return (
    <>
      {clientes.length > SEM_BUSCA && (
        <Busca
          rotulo="Buscar clientes"
          termo={termo}
          achados={achados.length}
          aoBuscar={setTermo}
        />
      )}
      <ul className={classes.clientes}>
        {achados.slice(0, mostrados).map(({ id, nome, origens }) => (
          <li key={id}>
            <p>{nome}</p>
            <p className={classes.porque}>{origensEmLinha(origens)}</p>
          </li>
        ))}
      </ul>
      {achados.length > mostrados && (
        <div>
          <Button variant="default" onClick={() => setMostrados(mostrados + POR_VEZ)}>
            Mostrar mais ({achados.length - mostrados})
          </Button>
        </div>
      )}
    </>
  );
}

function ClientesQueVejo({ id }: { id: number }) {
  const veClientes = usePode('clientes:visualizar');
  return (
    <Secao titulo="Clientes que você vê">
      <Lido consulta={useQuery(clientesEfetivosOptions(id))} oQue="os seus clientes">
        {({ escopo, todos, clientes, total }) => (
          <>
            <p className={frases.dica}>
              {ALCANCE_EM_PALAVRAS[escopo]} {todos.length > 0 && `${origensEmLinha(todos)}.`}
              {total > 0 &&
                ` ${contar(total, 'cliente é seu', 'clientes são seus')} por vínculo, time ou grupo:`}
            </p>
            {!veClientes && (
              <p className={frases.erro}>
                Falta a permissão Clientes: visualizar. Sem ela nenhum cliente aparece para você.
              </p>
            )}
            <Clientes
              clientes={clientes}
              vazio={
                todos.length === 0 && (
                  <EstadoVazio icone={IconBuilding}>
                    Você ainda não tem vínculo com nenhum cliente. Peça a quem administra os
                    acessos.
                  </EstadoVazio>
                )
              }
            />
          </>
        )}
      </Lido>
    </Secao>
  );
}

/** The person's own permissions and clients, with the reasons (page book #63). */
export default function MeusAcessos() {
  const id = useSessao(({ usuario }) => usuario?.id);
  const permissoes = useQuery({ ...permissoesEfetivasOptions(id ?? 0), enabled: id !== undefined });
  if (id === undefined) return null;
  return (
    <>
      <Secao
        titulo="O que você pode fazer"
        descricao="As suas permissões em cada área, e de onde vem cada uma."
      >
        <Lido consulta={permissoes} oQue="as suas permissões">
          {({ permissoes: minhas }) => <Permissoes permissoes={minhas} />}
        </Lido>
      </Secao>
      <PedidosDeAcesso />
      <ClientesQueVejo id={id} />
    </>
  );
}

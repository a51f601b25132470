import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useAgora } from '../../../lib/use-agora.ts';
import { useCelular } from '../../../lib/use-celular.ts';
import { DESCRICAO_DO_ATO, useAtos } from '../use-atos.tsx';
import { type Ato, usuarioOptions } from '../usuarios.queries.ts';
import { type EstadoDosUsuarios, PARTES, type Parte } from '../usuarios.tabela.tsx';
import { situacaoEmPalavras } from '../usuarios.textos.ts';
import { DadosDoUsuario } from './dados-do-usuario.tsx';
import { FormularioDoUsuario } from './formulario-do-usuario.tsx';
import { SenhaTemporaria } from './senha-temporaria.tsx';
import classes from './usuarios.module.css';
import { ClientesDoUsuario, GruposDoUsuario, PermissoesDoUsuario } from './vinculos-do-usuario.tsx';

const ATOS = Object.keys(DESCRICAO_DO_ATO) as Ato[];

/** Who it is, how the person stands, and what may be done about it. */
function Cabeca({ usuario }: { usuario: UsuarioAberto }) {
  const { fazer, dialogo, fazendo } = useAtos();
  const agora = useAgora();
  return (
    <div className={classes.cabeca}>
      <Avatar pessoa={usuario} preset="userList" />
      <div>
        <strong>{situacaoEmPalavras(usuario, agora)}</strong>
        <p>{usuario.email}</p>
      </div>
      <div className={classes.atos}>
        {ATOS.filter((ato) => usuario.acoes[ato]).map((ato) => (
          <Button
            key={ato}
            variant="default"
            size="compact-md"
            disabled={fazendo}
            onClick={() => void fazer(ato, usuario)}
          >
            {DESCRICAO_DO_ATO[ato].rotulo}
          </Button>
        ))}
        {usuario.acoes.resetar_senha && <SenhaTemporaria usuario={usuario} />}
      </div>
      {dialogo}
    </div>
  );
}

const NOME_DA_PARTE: Readonly<Record<Parte, string>> = {
  dados: 'Dados',
  grupos: 'Grupos',
  permissoes: 'Permissões',
  clientes: 'Clientes',
};

function UsuarioNaGaveta({
  id,
  parte,
  aoTerminar,
}: {
  id: number;
  parte: Parte;
  aoTerminar: () => void;
}) {
  // Going between the parts leaves no step: closing goes back to the list.
  const { search, state } = useLocation();
  const enderecoDaParte = (nova: Parte) => {
    const params = new URLSearchParams(search);
    if (nova === 'dados') params.delete('parte');
    else params.set('parte', nova);
    return `?${params}`;
  };
  const { data: usuario, error, refetch, isFetching } = useQuery(usuarioOptions(id));
  const ler = () => void refetch();
  // What is typed outlives a new version that an act of one's own made; reading anew is asked for.
  const [leituras, setLeituras] = useState(0);
  const recarregar = () => void refetch().then(() => setLeituras((antes) => antes + 1));
  if (!usuario) {
    if (!error) return <EsqueletoDeLista />;
    return (
      <ErroDaRegiao
        oQue="o usuário"
        detalhe={mensagemDoErro(error)}
        aoTentar={ler}
        tentando={isFetching}
      />
    );
  }
  return (
    <div className={classes.pilha}>
      <Cabeca usuario={usuario} />
      <nav aria-label="Partes do cadastro" className={classes.partes}>
        {PARTES.filter((uma) => uma === 'dados' || usuario.client_id === null).map((uma) => (
          <Link
            key={uma}
            to={{ search: enderecoDaParte(uma) }}
            replace
            state={state}
            aria-current={uma === parte ? 'page' : undefined}
          >
            {NOME_DA_PARTE[uma]}
          </Link>
        ))}
      </nav>
      {parte === 'grupos' && <GruposDoUsuario usuario={usuario} />}
      {parte === 'permissoes' && <PermissoesDoUsuario usuario={usuario} />}
      {parte === 'clientes' && <ClientesDoUsuario usuario={usuario} />}
      {parte === 'dados' &&
        (usuario.acoes.editar ? (
          <FormularioDoUsuario
            key={leituras}
            usuario={usuario}
            aoTerminar={aoTerminar}
            aoRecarregar={recarregar}
          />
        ) : (
          <DadosDoUsuario usuario={usuario} />
        ))}
    </div>
  );
}

/** The drawer of the register, opened by its address: `?usuario=12` or `?novo=1`. */
export default function GavetaDoUsuario({
  endereco: { estado, fechar },
}: {
  endereco: ReturnType<typeof useEstadoNoEndereco<EstadoDosUsuarios>>;
}) {
  const compacto = useCelular();
  const aberta = estado.novo || estado.usuario !== null;
  // While it slides out it goes on showing what it showed.
  const [ultimo, setUltimo] = useState(estado);
  if (aberta && ultimo !== estado) setUltimo(estado);
  const { usuario: id, novo, parte } = aberta ? estado : ultimo;
  const { data } = useQuery({ ...usuarioOptions(id ?? 0), enabled: false });
  const titulo = id === null ? 'Novo usuário' : (data?.nome ?? 'Usuário');
  return (
    <Gaveta aberta={aberta} titulo={titulo} inteira={compacto} aoFechar={fechar}>
      {id === null ? (
        novo && <FormularioDoUsuario usuario={null} aoTerminar={fechar} aoRecarregar={() => {}} />
      ) : (
        <UsuarioNaGaveta key={id} id={id} parte={parte} aoTerminar={fechar} />
      )}
    </Gaveta>
  );
}

import { senhaDoUsuarioEndpoints } from '@dominio/contrato/usuarios-senha';
import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CampoDeSenha } from '../../../components/campos/campo-de-senha.tsx';
import { chamar } from '../../../lib/api-client.ts';
import { ErroDaApi, mensagemDoErro } from '../../../lib/erro-da-api.ts';
import type { ErrosDeCampo } from '../../../lib/validar.ts';
import classes from './cartao-de-entrada.module.css';
import { MedidorDeSenha } from './medidor-de-senha.tsx';
import { errosDaNovaSenha } from './nova-senha.tsx';
import { Recado } from './recado.tsx';

interface Props {
  usuarioId: number;
  /** Label of the field for the current password. */
  rotuloDaAtual: string;
  aoTrocar: () => void;
}

const focar = (formulario: HTMLFormElement | null, nome: string): void =>
  formulario?.querySelector<HTMLInputElement>(`input[name="${nome}"]`)?.focus();

/** Form in which the person changes the own password, by giving the current one. */
export function FormularioDaTroca({ usuarioId, rotuloDaAtual, aoTrocar }: Props) {
  const [atual, definirAtual] = useState('');
  const [nova, definirNova] = useState('');
  const [confirmacao, definirConfirmacao] = useState('');
  const [erros, definirErros] = useState<ErrosDeCampo>({});
  const [falha, definirFalha] = useState<string | null>(null);
  const [salvando, definirSalvando] = useState(false);
  const formulario = useRef<HTMLFormElement>(null);

  useEffect(() => focar(formulario.current, 'atual'), []);

  const mostrarErros = (novos: ErrosDeCampo) => {
    definirErros(novos);
    focar(
      formulario.current,
      ['atual', 'nova', 'confirmacao'].find((nome) => novos[nome]) ?? 'atual',
    );
  };

  const salvar = async () => {
    const daNova = errosDaNovaSenha(nova, confirmacao);
    const encontrados = atual === '' ? { ...daNova, atual: 'Informe a senha.' } : daNova;
    if (Object.keys(encontrados).length > 0) return mostrarErros(encontrados);
    definirErros({});
    definirSalvando(true);
    try {
      await chamar(senhaDoUsuarioEndpoints.alterar, {
        params: { id: usuarioId },
        body: { senha_atual: atual, nova_senha: nova },
      });
      aoTrocar();
    } catch (erro) {
      definirSalvando(false);
      const daAtual = erro instanceof ErroDaApi ? erro.campo('senha_atual') : undefined;
      const daOutra = erro instanceof ErroDaApi ? erro.campo('nova_senha') : undefined;
      if (daAtual) mostrarErros({ atual: daAtual });
      else if (daOutra) mostrarErros({ nova: daOutra });
      else definirFalha(mensagemDoErro(erro));
    }
  };

  const aoEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (salvando) return;
    definirFalha(null);
    void salvar();
  };

  return (
    <form ref={formulario} className={classes.formulario} onSubmit={aoEnviar} noValidate>
      {falha && <Recado tipo="erro">{falha}</Recado>}
      <CampoDeSenha
        label={rotuloDaAtual}
        name="atual"
        autoComplete="current-password"
        value={atual}
        onChange={(evento) => definirAtual(evento.currentTarget.value)}
        error={erros.atual}
      />
      <CampoDeSenha
        label="Nova senha"
        name="nova"
        autoComplete="new-password"
        value={nova}
        onChange={(evento) => definirNova(evento.currentTarget.value)}
        error={erros.nova}
      />
      <MedidorDeSenha senha={nova} />
      <CampoDeSenha
        label="Confirme a nova senha"
        name="confirmacao"
        autoComplete="new-password"
        value={confirmacao}
        onChange={(evento) => definirConfirmacao(evento.currentTarget.value)}
        error={erros.confirmacao}
      />
      <Button type="submit" fullWidth aria-disabled={salvando}>
        {salvando ? 'Salvando…' : 'Salvar nova senha'}
      </Button>
    </form>
  );
}

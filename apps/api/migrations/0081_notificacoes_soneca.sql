DROP INDEX "notificacoes_usuario";--> statement-breakpoint
DROP INDEX "notificacoes_a_vista";--> statement-breakpoint
DROP INDEX "notificacoes_nao_lidas";--> statement-breakpoint
DROP INDEX "notificacoes_importantes";--> statement-breakpoint
ALTER TABLE "notificacoes" ADD COLUMN "texto_busca" text GENERATED ALWAYS AS (busca(titulo || ' ' || mensagem)) STORED;--> statement-breakpoint
CREATE INDEX "notificacoes_da_categoria" ON "notificacoes" USING btree ("usuario_id","categoria","posicao") WHERE "notificacoes"."removida_em" is null and "notificacoes"."no_sino" and "notificacoes"."adiada_ate" is null;--> statement-breakpoint
CREATE INDEX "notificacoes_adiadas_da_pessoa" ON "notificacoes" USING btree ("usuario_id","posicao") WHERE "notificacoes"."removida_em" is null and "notificacoes"."no_sino" and "notificacoes"."adiada_ate" is not null;--> statement-breakpoint
CREATE INDEX "notificacoes_usuario" ON "notificacoes" USING btree ("usuario_id","posicao");--> statement-breakpoint
CREATE INDEX "notificacoes_a_vista" ON "notificacoes" USING btree ("usuario_id","posicao") WHERE "notificacoes"."removida_em" is null and "notificacoes"."no_sino" and "notificacoes"."adiada_ate" is null;--> statement-breakpoint
CREATE INDEX "notificacoes_nao_lidas" ON "notificacoes" USING btree ("usuario_id","posicao") WHERE not "notificacoes"."lida" and "notificacoes"."removida_em" is null and "notificacoes"."no_sino" and "notificacoes"."adiada_ate" is null;--> statement-breakpoint
CREATE INDEX "notificacoes_importantes" ON "notificacoes" USING btree ("usuario_id","posicao") WHERE "notificacoes"."importante" and "notificacoes"."removida_em" is null and "notificacoes"."no_sino" and "notificacoes"."adiada_ate" is null;